// The kernels in a browser's own engine: what `tablee.core.hosts.linear.Engine` asks of one.

const fetched = fetch("kernels.wasm");
const { instance } = await WebAssembly.instantiateStreaming(fetched, {});
const { memory, __heap_base: heapBase, ...entries } = instance.exports;

function bytes(address, length) {
  return new Uint8Array(memory.buffer, address, length); // made each time: growing detaches the buffer
}

window.engine = {
  heapBase: heapBase.value,
  size: () => memory.buffer.byteLength,
  grow(pages) {
    try {
      memory.grow(pages);
      return true;
    } catch {
      return false;
    }
  },
  read: (address, length) => bytes(address, length).toBase64(),
  write(address, base64) {
    bytes(address, atob(base64).length).setFromBase64(base64);
  },
  clear(address, length) {
    bytes(address, length).fill(0);
  },
  call(entry, address) {
    if (!(entry in entries)) return "missing";
    try {
      entries[entry](address);
      return "done";
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) return "trapped";
      throw error;
    }
  },
};

document.documentElement.dataset.ready = "true";
