import { type ComponentProps, useState } from 'react'
import { words } from '#words/ui-sign-in'
import { IconButton } from '../../action/IconButton.tsx'
import { TextInput } from '../TextInput.tsx'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pe-13"
      />
      <span className="absolute inset-y-0 end-0.5 flex items-center">
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!isShown)}
          className="md:size-10"
        />
      </span>
    </div>
  )
}
