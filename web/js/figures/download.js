// @ts-check
// Downloads a file that was made in the page.

/** @param {string} name @param {string} type @param {string} text */
export function saveAsFile(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
