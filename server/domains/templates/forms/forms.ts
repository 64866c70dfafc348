import type { TemplateForm } from '@gida/contract/domains/templates/template'
import { agreements } from './agreements.ts'
import { letters } from './letters.ts'
import { notices } from './notices.ts'
import { statements } from './statements.ts'

/** The forms for Nigeria that a template may copy. What the law settles in them is locked. */
export const FORMS: readonly TemplateForm[] = [...agreements, ...notices, ...letters, ...statements]
