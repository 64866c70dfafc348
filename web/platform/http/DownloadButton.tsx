import type { ComponentProps } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { useDownload } from './use-download.ts'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy' | 'name'> & {
  get: () => Promise<Blob>
  /** Derived from the file where its type is not known beforehand. */
  name: string | ((file: Blob) => string)
  failed?: string
}

/** Downloads a file on tap: busy meanwhile, with a message on failure. */
export function DownloadButton({ get, name, failed, kind = 'second', icon = 'download', ...rest }: Props) {
  const { save, isFetching } = useDownload(failed ? { failed } : {})
  return <Button kind={kind} icon={icon} busy={isFetching} onClick={() => save({ get, name })} {...rest} />
}
