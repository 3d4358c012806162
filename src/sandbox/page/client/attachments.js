import { h } from "preact";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("discord-api-types/v10").APIAttachment} Attachment
 */

/** @param {{ store: Store, files: readonly Attachment[] }} props */
export function Attachments({ store, files }) {
  if (files.length === 0) return null;
  return h(
    "div",
    { class: "attachments" },
    files.map((file) =>
      file.content_type?.startsWith("image/")
        ? h(Image, {
            key: file.id,
            store,
            url: file.url,
            alt: file.description ?? file.filename,
            width: file.width ?? null,
            height: file.height ?? null,
          })
        : h(
            "a",
            { key: file.id, class: "file", href: localPath(file.url) ?? undefined, download: file.filename },
            `📄 ${file.filename} (${Math.ceil(file.size / 1024)} kB)`,
          ),
    ),
  );
}

/** A picture that a press enlarges. @param {{ store: Store, url: string, alt: string, width?: number | null, height?: number | null, small?: boolean }} props */
export function Image({ store, url, alt, width = null, height = null, small = false }) {
  const src = localPath(url);
  // the page loads nothing from elsewhere
  if (src === null) return h("span", { class: "elsewhere" }, `a picture from elsewhere: ${alt}`);
  const enlarge = () => {
    store.picture = { src, alt };
    store.changed();
  };
  const size = width !== null && height !== null ? { width, height } : {};
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
