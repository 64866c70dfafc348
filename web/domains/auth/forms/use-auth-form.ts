import { type SubmitEvent, useRef, useState } from 'react'
import type { Problems } from '../../users/index.ts'
import { appFetched } from '../app-files.ts'
import type { Outcome, Refusal } from '../auth-entry-calls.ts'

type Form<F extends string> = {
  /** In page order: the first invalid one is focused. */
  fields: readonly F[]
  check: (values: Record<F, string>) => Problems<F>
  submit: (values: Record<F, string>, form: FormData) => Promise<Outcome>
}

export type AuthFormState<F extends string> = {
  problems: Problems<F>
  refusal: Refusal | null
  isBusy: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  clear: (name: F) => void
}

/**
 * A form of uncontrolled inputs, which keep what was typed before hydration and are read on submit. Errors are shown at their fields, and
 * cleared on change.
 */
export function useAuthForm<F extends string>({ fields, check, submit }: Form<F>): AuthFormState<F> {
  const [problems, setProblems] = useState<Problems<F>>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (running.current) return
    const form = event.currentTarget
    const data = new FormData(form)
    const values = Object.fromEntries(fields.map((name) => [name, data.get(name) ?? ''])) as Record<F, string>
    const wrong = check(values)
    show(form, wrong, null)
    if (Object.keys(wrong).length > 0) return

    running.current = true
    setBusy(true)
    const outcome = await submit(values, data)
    if ('next' in outcome) {
      await appFetched()
      return window.location.replace(outcome.next) // stays busy until the page has unloaded
    }
    running.current = false
    setBusy(false)
    if ('goOn' in outcome) return outcome.goOn()
    const { field, title, note } = outcome.refused
    const atField = field && (fields as readonly string[]).includes(field)
    if (atField) show(form, { [field]: note ?? title } as Problems<F>, null)
    else show(form, {}, outcome.refused)
  }

  function show(form: HTMLFormElement, wrong: Problems<F>, refused: Refusal | null): void {
    setProblems(wrong)
    setRefusal(refused)
    const first = fields.find((name) => wrong[name])
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  const clear = (name: F) => {
    if (problems[name]) setProblems({ ...problems, [name]: undefined })
  }
  return { problems, refusal, isBusy, onSubmit, clear }
}
