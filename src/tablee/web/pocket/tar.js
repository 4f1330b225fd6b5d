/** Archives as `tablee/pocket/archive.py` and `bytecode.py` write them: plain files with short names. */

const BLOCK = 512;
const text = new TextDecoder();

/** What was gzipped. @param {Uint8Array} packed @returns {Promise<Uint8Array>} */
export async function unpacked(packed) {
  const stream = new Blob([/** @type {any} */ (packed)])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The files of an archive, by name. @param {Uint8Array} tar @returns {Generator<[string, Uint8Array]>} */
export function* entries(tar) {
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(field(tar, at + 124, 12), 8);
    const folder = field(tar, at + 345, 155);
    const name = field(tar, at, 100);
    at += BLOCK;
    yield [folder ? `${folder}/${name}` : name, tar.subarray(at, at + size)];
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** A field of a header, which a zero ends. @param {Uint8Array} tar @param {number} start @param {number} length */
function field(tar, start, length) {
  return text.decode(tar.subarray(start, start + length)).split("\0", 1)[0];
}
