import type { TemplateForm } from '@gida/contract/domains/templates/template'

export const notices: TemplateForm[] = []
