import { Icon, type IconName } from '../action/Icon.tsx'

export type ToastAction = { label: string; onClick: () => void }

type Props = {
  icon: IconName
  text: string
  note?: string | undefined
  action?: ToastAction | undefined
  /** Errors and emergencies interrupt the screen reader. */
  urgent?: boolean
  onDismiss: () => void
}

/** Dark background, an icon, one sentence, at most one action. */
export function ToastCard({ icon, text, note, action, urgent, onDismiss }: Props) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className="flex w-full items-start gap-2.5 rounded-3 bg-ink px-3.5 py-3 font-sans text-body text-raised shadow-pop md:w-[400px]"
    >
      <Icon name={icon} className="mt-px" />
      <div className="min-w-0 grow">
        <p>{text}</p>
        {note && <p className="text-small opacity-80">{note}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            onDismiss()
            action.onClick()
          }}
          className="-my-3 min-h-11 shrink-0 ps-3 font-semibold -outline-offset-4!"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
