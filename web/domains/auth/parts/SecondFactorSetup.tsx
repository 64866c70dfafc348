import type { NewSecondFactor } from '@gida/contract/domains/auth/second-factor'
import { security } from '#words/security'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Stepper } from '../../../ui/display/Stepper.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { useConfirmSecondFactor } from '../security-queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const words = security.factor
type Props = { made: NewSecondFactor; onDone: () => void; onCancel: () => void }

/** Scan, confirm with a code, save the recovery codes. */
export function SecondFactorSetup({ made, onDone, onCancel }: Props) {
  const confirm = useConfirmSecondFactor()
  const form = useFields({ code: '' })
  const saving = useSave(form, confirm, { input: (body) => ({ body }) })
  const code = form.watch('code').trim()
  const codes = confirm.data?.recovery_codes

  return (
    <div className="grid gap-5">
      <Stepper steps={words.steps} current={codes ? 2 : code ? 1 : 0} label={words.stepsLabel} />
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onDone} />
      ) : (
        <form noValidate className="grid gap-4" onSubmit={saving.save}>
          <Secret made={made} />
          <div className="max-w-[280px]">
            <FormTextField
              control={form.control}
              name="code"
              label={words.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              figures
            />
          </div>
          {saving.refusal && (
            <Banner tone="late" live>
              {saving.refusal}
            </Banner>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={saving.isSaving} busyText={words.confirming} disabled={!code}>
              {words.confirm}
            </Button>
            <Button kind="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

function Secret({ made }: { made: NewSecondFactor }) {
  const groups = made.secret.match(/.{1,4}/g) ?? []
  return (
    <div className="grid gap-3">
      <p>{words.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(made.qr_svg)}`}
        alt={words.picture}
        width={208}
        height={208}
        className="rounded-2 border border-line"
      />
      <a href={made.uri} className="only-phone inline-flex min-h-11 items-center underline">
        {words.openApp}
      </a>
      <p className="text-ink-soft">
        {words.byHand} <span className="mono block text-ink select-all">{groups.join(' ')}</span>
      </p>
    </div>
  )
}
