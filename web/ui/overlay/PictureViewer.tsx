import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { words } from '#words/ui'
import { IconButton } from '../action/IconButton.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { useFocusReturn } from './use-focus-return.ts'

type Props = { title: string; src: string | undefined; onClose: () => void; acts?: ReactNode }

/** A picture at full window size. */
export function PictureViewer({ title, src, onClose, acts }: Props) {
  const focus = useFocusReturn()
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Content
          {...focus}
          aria-describedby={undefined}
          className="float fixed inset-0 z-50 flex flex-col bg-surface outline-none"
        >
          <div className="flex items-center gap-2 border-b border-line ps-4 pe-2">
            <Primitive.Title className="cut grow py-3 text-body">{title}</Primitive.Title>
            {acts}
            <Primitive.Close asChild>
              <IconButton icon="close" label={words.close} />
            </Primitive.Close>
          </div>
          <div className="grid min-h-0 grow place-items-center p-2">
            {src ? (
              <img src={src} alt={title} className="max-h-full max-w-full object-contain" />
            ) : (
              <Spinner size={24} />
            )}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
