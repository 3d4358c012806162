import { h } from "preact";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("discord-api-types/v10").APIAttachment} Attachment
 * @typedef {{ url: string, alt: string, width?: number | null | undefined, height?: number | null | undefined }} Shown
 */

/** Discord shows a picture no larger than this. */
const WIDEST = 550;
const TALLEST = 350;

/** @param {{ store: Store, files: readonly Attachment[] }} props */
export function Attachments({ store, files }) {
  if (files.length === 0) return null;
  const pictures = files.filter(isPicture);
  return h(
    "div",
    { class: "attachments" },
    h(Gallery, {
      store,
      pictures: pictures.map(({ url, description, filename, width, height }) => {
        return { url, alt: description ?? filename, width, height };
      }),
    }),
    files
      .filter((file) => !isPicture(file))
      .map((file) =>
        h(
          "a",
          { key: file.id, class: "file", href: localPath(file.url) ?? undefined, download: file.filename },
          `📄 ${file.filename} (${Math.ceil(file.size / 1024)} kB)`,
        ),
      ),
  );
}

/** @param {Attachment} file */
const isPicture = (file) => file.content_type?.startsWith("image/") === true;

/** One picture in its own shape, several as tiles. @param {{ store: Store, pictures: readonly Shown[] }} props */
export function Gallery({ store, pictures }) {
  if (pictures.length === 0) return null;
  const kind = pictures.length === 1 ? "one" : pictures.length < 5 ? "few" : "many";
  return h(
    "div",
    { class: `gallery ${kind}` },
    pictures.map((picture, i) => h(Image, { key: i, store, ...picture })),
  );
}

/** A picture that a press enlarges. @param {{ store: Store, small?: boolean } & Shown} props */
export function Image({ store, url, alt, width = null, height = null, small = false }) {
  const src = localPath(url);
  // the page loads nothing from elsewhere
  if (src === null) return h("span", { class: "elsewhere" }, `a picture from elsewhere: ${alt}`);
  const enlarge = () => {
    store.picture = { src, alt };
    store.changed();
  };
  const known = width !== null && height !== null;
  // its place is kept while it loads
  const size = known
    ? { width, height, style: { "--wide": `${Math.min(width, WIDEST, (TALLEST * width) / height)}px` } }
    : {};
  return h(
    "button",
    {
      type: "button",
      class: small ? "picture small" : "picture",
      "aria-label": `Enlarge the picture: ${alt}`,
      onClick: enlarge,
    },
    h("img", { src, alt, decoding: "async", ...size }),
  );
}

/** The address on this server of one of the sandbox's files; null for a file from anywhere else. @param {string} url */
export function localPath(url) {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, search } = new URL(url);
  return hostname === "127.0.0.1" && pathname.startsWith("/attachments/") ? pathname + search : null;
}
