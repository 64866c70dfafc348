import { readFileSync } from 'node:fs'
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

/** Reads Vitest's `--reporter=json` output. */
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

type JourneyResult = { errors: { message?: string }[]; attachments?: { name: string; path?: string }[] }
type Journeys = {
  suites?: Journeys[]
  specs?: {
    title: string
    file: string
    tests: { projectName: string; status: string; results: JourneyResult[] }[]
  }[]
}
type JourneyReport = Journeys & { stats: { expected: number; unexpected: number; flaky: number } }

/** Reads Playwright's `--reporter=json` output. */
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
          results.flatMap(({ attachments = [] }) => attachments.map(pageOf)).join('\n'),
        ),
      ),
  )
  return [...own, ...suites.flatMap(faultsIn)]
}

const LINES = 14
const PAGE_LINES = 60

const faultOf = (name: string, messages: string[], page = '') =>
  [name, ...messages.map((message) => head(stripVTControlCharacters(message), LINES)), page].join('\n')

/** The page snapshot of a failed journey, if the attachment is one. */
function pageOf({ name, path }: { name: string; path?: string }): string {
  if (name !== 'error-context' || !path) return ''
  const [, page = ''] = /^```yaml\n([\s\S]*?)^```$/m.exec(readFileSync(path, 'utf8')) ?? []
  return head(page, PAGE_LINES)
}

const head = (text: string, lines: number) => text.split('\n').slice(0, lines).join('\n')
