import { Banner } from './Banner.tsx'

type Props = { title?: string; children: string | null | undefined }

/** Why something was not done, read aloud; nothing where there is no reason. */
export const Refusal = ({ title, children }: Props) =>
  children ? (
    <Banner tone="late" live title={title}>
      {children}
    </Banner>
  ) : null
