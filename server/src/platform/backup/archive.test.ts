import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachEntry, verifyArchive } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';

/** Version 0.1.0 has written this archive. Later versions must be able to restore it. */
const oldArchive = [
  'KLUv/QRYfQ4AFp1UITBr7NgmBZ41AJJPXaKv62hjHLS3cpuxFVHlB6mgoYoBok8ATwBHANE3T2OuJgdPXC1upwEhKCJITsb5hnFz',
  'M0PkaGSEr1hrnCDPWDyNBSQVmImkFL0AQDPyfAQ9EFaEeeNmBGnMzMyMmRmBIufRiPEXkFSAHwXJgXkiR2raVU2IXdVUoMpGRz4W',
  'JLSaEAYFqizkNJjoHwbTsKIVvKps8w+j8TgImBVmhXtgdaI7wRSrgEVGL5+4mhDbCccjIT5M/BPJZlXZ7e0vZ2yebkLWrj1MHlTT',
  'Lqd4LQy7+bP/au0We261a17eH5NPydd8WZbkocPm1nQr6ddqadlrVVm21B9Aq6oJ0VRZ2cBAqxoP6UHTWg6q5Rrs99bzj548+Jy5',
  'bJfflKsHJ3vPRZ9w/vOOHad7yj0yTCQvv5pZzWZzcjuM71tr9pJvljDDRCklf1lyYQ8wIPACERqSwg59JT+YD44C2wMioEPFAwAR',
  'U0TyIAiKNPgyuKbOdswtARsamKcTbaMUS9GEjichLdSjCTQoR5kA74DE7WYQ9FjVAckBHWEF6PTHqFpmWPqpXLWU/zTGqloyD9Cx',
  'dUr1qAwBFcQ7NWDyRDhocbbaLSawBLU7tQkotS/9JAABAACZ6dhR',
].join('');

const about = {
  format: 'metra-backup-1' as const,
  createdAt: '2026-11-15T10:00:00Z',
  program: '0.1.0',
  migrations: [],
  tables: [],
  sequences: [],
  files: ['or/ga', 'empty'],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metra-archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function contentOf(file: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  await eachEntry(file, async (entry) => {
    content[entry.name] = Buffer.concat(await Array.fromAsync(entry.content)).toString();
  });
  return content;
}

test('an archive of an earlier version is read', async () => {
  const file = join(folder, 'old');
  await writeFile(file, Buffer.from(oldArchive, 'base64'));
  expect(await verifyArchive(file)).toMatchObject(about);
  expect(await contentOf(file)).toMatchObject({
    'tables/accounts': '1\tKat\n\n',
    'files/or/ga': 'abc',
    'files/empty': '',
  });
});

test('the content is restored, and a truncated archive is damaged', async () => {
  const file = join(folder, 'new');
  const archive = createArchive(file);
  const long = `files/${'o/'.repeat(80)}end`;
  const large = Buffer.alloc(3_000_001, 'x');
  await archive.add(long, large.length, [large.subarray(0, 1_000_000), large.subarray(1_000_000)]);
  await archive.finish(about);
  expect(await verifyArchive(file)).toMatchObject(about);
  expect((await contentOf(file))[long]).toBe(large.toString());
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length - 20));
  await expect(verifyArchive(file)).rejects.toThrow('is damaged');
});

test('a file that is not as long as was said spoils the archive', async () => {
  for (const said of [2, 4]) {
    const archive = createArchive(join(folder, 'wrong'));
    await expect(archive.add('files/a', said, [Buffer.from('abc')])).rejects.toThrow(/size/i);
    await archive.discard();
  }
});

test('a full disk is reported to the writer', async () => {
  const archive = createArchive(join(folder, 'nowhere', 'backup'));
  const chunk = Buffer.alloc(1_000_000);
  const writing = archive.add('files/a', 100_000_000, Array(100).fill(chunk));
  await expect(writing).rejects.toMatchObject({ code: 'ENOENT' });
  await archive.discard();
});
