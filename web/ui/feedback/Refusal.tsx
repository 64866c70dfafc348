import { Banner } from './Banner.tsx'

type Props = { title?: string; children: string | null | undefined }

/** Why an action was refused, announced by screen readers; renders nothing without a reason. */
export const Refusal = ({ title, children }: Props) =>
  children ? (
    <Banner tone="late" live title={title}>
      {children}
    </Banner>
  ) : null
