/** XMLHttpRequest returns all headers as one text, with one header per line. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

const statusesWithoutBody = [204, 205, 304];

/** This works like `fetch` and reports the progress of the upload, which only XMLHttpRequest knows. */
export const uploadFetch =
  (onProgress: (share: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        const content = statusesWithoutBody.includes(status) ? null : responseText;
        resolve(new Response(content, { status, headers: headersOf(request) }));
      });
      request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
      request.addEventListener('abort', () => reject(signal?.reason ?? new TypeError('Cancelled.')));
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
