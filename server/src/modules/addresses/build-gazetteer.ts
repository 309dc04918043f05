import { serialize } from 'node:v8';
import { writeWhole } from '../../platform/files/write-whole.ts';
import { buildGazetteer } from './gazetteer.ts';
import { readCities, readPostcodes } from './gazetteer-sources.ts';

/** A program of its own: the large lists it needs are gone from memory when it ends. */
const [, , target] = process.argv;
if (!target) throw new Error('Where should the gazetteer be written?');
await writeWhole(target, serialize(buildGazetteer(readCities(), readPostcodes())));
