import { get } from 'node:http';

export interface PageBytes {
  headers: { 'content-type': string; 'content-encoding'?: string };
  body: Buffer;
}

/** Returns a page as it is transferred, still compressed, and the headers that are needed to read it. */
export function pageBytes(url: string, headers: Readonly<Record<string, string>>): Promise<PageBytes> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answers ${answer.statusCode}.`));
      const { 'content-type': type = 'text/html', 'content-encoding': encoding } = answer.headers;
      resolve({
        headers: { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
        body: Buffer.concat(await answer.toArray()),
      });
    }).once('error', reject);
  });
}
