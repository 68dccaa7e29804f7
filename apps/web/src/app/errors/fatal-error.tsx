import { Component } from 'react'
import type { ReactNode } from 'react'

interface FatalErrorProps {
  children: ReactNode
}

/**
 * The last net, outside of every provider: it may rely on nothing but the browser, so its text is
 * written here in the three languages and its button is a plain one.
 */
export class FatalError extends Component<FatalErrorProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const [text, action] = texts[document.documentElement.lang] ?? russian
    return (
      <main role="alert" style={{ padding: '4rem 1.5rem', textAlign: 'center' }}>
        <p>{text}</p>
        <p style={{ marginTop: '1rem' }}>
          <button type="button" onClick={() => location.reload()}>
            {action}
          </button>
        </p>
      </main>
    )
  }
}

const russian = ['Ошибка. Пожалуйста, попробуйте позже', 'Обновить'] as const
const texts: Readonly<Record<string, readonly [string, string]>> = {
  ru: russian,
  ky: ['Ката кетти. Сураныч, кийинчерээк кайра аракет кылыңыз', 'Жаңыртуу'],
  en: ['Error. Please try again later', 'Reload'],
}
