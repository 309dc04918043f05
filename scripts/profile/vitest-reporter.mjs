import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes how long each test file spent in each phase to PROFILE_DIR/vitest.json. */
export default class ProfileReporter {
  #started = new Map();
  #hooks = new Map();

  onHookStart({ name, entity }) {
    this.#started.set(`${name} ${entity.id}`, performance.now());
  }

  onHookEnd({ name, entity }) {
    if (name !== 'beforeAll' && name !== 'afterAll') return;
    const file = (entity.module ?? entity).id;
    const since = this.#started.get(`${name} ${entity.id}`) ?? performance.now();
    const ofFile = this.#hooks.get(file) ?? { beforeAll: 0, afterAll: 0 };
    ofFile[name] += performance.now() - since;
    this.#hooks.set(file, ofFile);
  }

  onTestRunEnd(modules) {
    const rows = modules.map((module) => this.#rowOf(module));
    writeFileSync(join(process.env.PROFILE_DIR, 'vitest.json'), JSON.stringify(rows));
  }

  #rowOf(module) {
    // Vitest repeats the set-up time of a worker's document for each file, although it happens once.
    const { collectDuration, prepareDuration, setupDuration, duration } = module.diagnostic();
    const { beforeAll, afterAll } = this.#hooks.get(module.id) ?? { beforeAll: 0, afterAll: 0 };
    return {
      file: module.relativeModuleId,
      project: module.project.name,
      tests: [...module.children.allTests()].length,
      collect: collectDuration + prepareDuration + setupDuration,
      setUp: beforeAll,
      test: Math.max(0, duration - beforeAll - afterAll),
      tearDown: afterAll,
    };
  }
}
