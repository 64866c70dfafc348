import { conversations as words } from '#words/conversations'
import { formatBytes } from '../../../../platform/screens/format.ts'
import { IconButton } from '../../../../ui/action/IconButton.tsx'

type Props = { files: readonly File[]; onRemove: (file: File) => void }

/** The attachments of the next message. */
export const ChosenFiles = ({ files, onRemove }: Props) => (
  <ul className="flex flex-wrap gap-1.5 pb-1.5">
    {files.map((file) => (
      <li
        key={`${file.name}:${file.size}:${file.lastModified}`}
        className="flex min-w-0 items-center rounded-2 border border-line ps-2.5 text-small"
      >
        <span className="cut max-w-44">{file.name}</span>
        <span className="figures ps-1.5 text-ink-soft">{formatBytes(file.size)}</span>
        <IconButton small icon="close" label={words.files.remove(file.name)} onClick={() => onRemove(file)} />
      </li>
    ))}
  </ul>
)
