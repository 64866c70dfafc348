import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONGEST =
  /\/(read-work|references|chaos|access|seed-demo|fuzz|hammer|alerts|work|imports|signing|part-refunds|statements|sign-in-throttle|autopay|backup|provider-recovery)\.test\.ts$/

/** Starts the longest test files first; started last, one would run alone while the other worker is idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
