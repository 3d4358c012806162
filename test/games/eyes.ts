type Lab = readonly [lightness: number, a: number, b: number];

/** How far two colours (`#rrggbb`) are apart for eyes without green cones, by CIEDE2000. */
export const apartInDeuteranopia = (one: string, other: string): number => ciede2000(seen(one), seen(other));

/** As eyes without green cones see it (Viénot, Brettel and Mollon 1999), in CIE L*a*b*. */
function seen(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => (part / 255) ** 2.2);
  const merged = 0.29275 * r + 0.70725 * g;
  return lab(merged, merged, Math.max(0, -0.02234 * r + 0.02234 * g + b));
}

/** Of linear sRGB under D65. */
function lab(r: number, g: number, b: number): Lab {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** 0 up to 360. */
const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
/** What chroma weighs, from grey to full. */
const weightOf = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** The CIE's formula of 2001, with all its weights 1. */
function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1 + 0.5 * (1 - weightOf((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((((h2 - h1 + 180) % 360) + 360) % 360) - 180;
  const hue = isGrey ? h1 + h2 : h1 + turn / 2;
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const tilt =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63));
  const dl = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * tilt);
  const around = ((((hue - 275 + 180) % 360) + 360) % 360) - 180;
  const rotation = -2 * weightOf(chroma) * Math.sin(radians(60 * Math.exp(-((around / 25) ** 2))));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
