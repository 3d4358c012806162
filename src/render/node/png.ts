/** Encodes a canvas as a PNG with a palette of 256 colours. */
import { constants, crc32, deflateSync } from "node:zlib";
import type { Canvas } from "canvas";
import { quantized } from "../quantize.ts";

/**
 * Measured on boards of textured land, 1650 × 1050: 256 colours are a third of the bytes of full colour, and as fast; the
 * usual level saves 4 % of them and takes twice as long.
 */
const LEVEL = 4;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A canvas as PNG with a palette of 256 colours. */
export function encoded(canvas: Canvas): Buffer {
  const { width, height } = canvas;
  const { rows, palette } = quantized(canvas.toBuffer("raw"), width, height);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // eight bits a pixel, with a palette
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: LEVEL, strategy: constants.Z_DEFAULT_STRATEGY })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
