import type { User } from '@gida/contract/domains/users/user'
import { useRef, useState } from 'react'
import { settings } from '#words/settings'
import { smallPicture } from '../../../platform/browser/small-picture.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useUpdateProfile } from '../changes.ts'
import { uploadAvatar } from '../queries.ts'

const words = settings.profile
const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 5_000_000

/** Shows the photo and uploads a new one, with progress. */
export function AvatarField({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const update = useUpdateProfile()
  const photo = user.profile_data.avatar_url

  async function send(file: File | undefined) {
    if (!file) return
    if (!TYPES.includes(file.type)) return setProblem(words.photoWrong)
    setProblem(undefined)
    setPercent(0)
    try {
      const small = await smallPicture(file) // phone photos exceed the size limit
      if (small.size > MOST_BYTES) return setProblem(words.photoTooLarge)
      await uploadAvatar(user.id, small, { onProgress: setPercent })
      toast.success(words.photoSaved)
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setPercent(null)
    }
  }
  const remove = () =>
    update.mutate(
      { params: { id: user.id }, body: { avatar_url: null } },
      {
        onSuccess: () => toast.success(words.photoRemoved),
        onError: (error) => setProblem(messageOf(error)),
      },
    )

  return (
    <div className="flex items-center gap-4">
      <Avatar name={user.full_name} photo={photo} size="l" />
      <div className="grid min-w-0 grow gap-2">
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          className="sr-only"
          aria-label={words.choosePhoto}
          tabIndex={-1}
          onChange={(event) => {
            void send(event.target.files?.[0])
            event.target.value = '' // the same file again is a change too
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            kind="second"
            icon="camera"
            busy={percent !== null}
            busyText={words.uploading(percent ?? 0)}
            onClick={() => input.current?.click()}
          >
            {photo ? words.changePhoto : words.choosePhoto}
          </Button>
          {photo && percent === null && (
            <Button kind="quiet" busy={update.isPending} onClick={remove}>
              {words.removePhoto}
            </Button>
          )}
        </div>
        {percent !== null && <Meter value={percent} of={100} tone="act" label={words.uploading(percent)} />}
        <p
          role={problem ? 'alert' : undefined}
          className={problem ? 'text-overdue' : 'text-small text-ink-soft'}
        >
          {problem ?? words.photoHelp}
        </p>
      </div>
    </div>
  )
}
