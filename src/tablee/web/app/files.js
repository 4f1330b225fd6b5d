/** Records in files: to keep, and to open again. */

/** @param {string} name @param {any} data */
export function saveFile(name, data) {
  const blob = new Blob([JSON.stringify(data, null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The JSON in a file that was chosen. @param {File} file @returns {Promise<any>} */
export async function readFile(file) {
  return JSON.parse(await file.text());
}
