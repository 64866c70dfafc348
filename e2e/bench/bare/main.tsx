import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Baseline: a sign-in form in plain React: two fields, a button, no style. */
function Bare() {
  const [said, say] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        say('Signed in')
      }}
    >
      <h1>Sign in</h1>
      <input name="email" />
      <input name="password" type="password" />
      <button type="submit">Sign in</button>
      <p>{said}</p>
    </form>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Bare />)
