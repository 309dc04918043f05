import { serialize } from 'node:v8';
import { writeWhole } from '../../platform/files/write-whole.ts';
import { buildGazetteer } from './gazetteer.ts';
import { readCities, readPostcodes } from './gazetteer-sources.ts';

/** This is a program of its own, so that the memory of its large lists is free again when it ends. */
const [, , target] = process.argv;
if (!target) throw new Error('Where should the gazetteer be written?');
await writeWhole(target, serialize(buildGazetteer(readCities(), readPostcodes())));
