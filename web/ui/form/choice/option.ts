export type Option = { value: string; label: string; disabled?: boolean }
