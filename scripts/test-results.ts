import { stripVTControlCharacters } from 'node:util'

export type Results = { passed: number; failed: number; faults: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  success: boolean
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** What `--reporter=json` of Vitest wrote. */
export function readVitest(json: string): Results {
  const report: VitestReport = JSON.parse(json)
  const faults = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return failed.length > 0 || !message
      ? failed.map(({ fullName, failureMessages }) => faultOf(fullName, failureMessages))
      : [faultOf(name, [message])]
  })
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = report
  const failed = Math.max(numFailedTests, success ? 0 : numFailedTestSuites)
  return { passed: numPassedTests, failed, faults }
}

type Journeys = {
  suites?: Journeys[]
  specs?: {
    title: string
    file: string
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}
type JourneyReport = Journeys & { stats: { expected: number; unexpected: number; flaky: number } }

/** What `--reporter=json` of Playwright wrote. */
export function readJourneys(json: string): Results {
  const report: JourneyReport = JSON.parse(json)
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky, faults: faultsIn(report) }
}

function faultsIn({ suites = [], specs = [] }: Journeys): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        faultOf(
          `[${projectName}] ${file} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
        ),
      ),
  )
  return [...own, ...suites.flatMap(faultsIn)]
}

const LINES = 14

const faultOf = (name: string, messages: string[]) =>
  [
    name,
    ...messages.map((message) => stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n')),
  ].join('\n')
