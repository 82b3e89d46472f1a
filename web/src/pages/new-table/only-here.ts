/** Whether an address means this very computer, so that a link to it leads nobody else anywhere. */
export const onlyHere = (host: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[?::1\]?)$/i.test(host);
