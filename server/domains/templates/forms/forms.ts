import type { TemplateForm } from '@gida/contract/domains/templates/template'
import { agreements } from './agreements.ts'
import { letters } from './letters.ts'
import { notices } from './notices.ts'
import { statements } from './statements.ts'

/** Nigerian forms to base templates on. Their legally required clauses are locked. */
export const FORMS: readonly TemplateForm[] = [...agreements, ...notices, ...letters, ...statements]
