import { languageNames, languages, storedOfLanguage } from '@tartip/domain/language'
import type { Language } from '@tartip/domain/language'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './language-switch.module.css'

interface LanguageSwitchProps {
  onChange: (language: Language) => void
}

const shortName = (language: Language) => storedOfLanguage(language).slice(0, 2)

/** Three languages side by side: each is named in itself, so that it is found by its speaker. */
export function LanguageSwitch({ onChange }: LanguageSwitchProps) {
  const { t, language: current } = useComponentText()
  return (
    <div className={classes.switch} role="group" aria-label={t($ => $.language.label)}>
      {languages.map(language => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes.option}
          aria-pressed={language === current}
          // The accessible name begins with the visible text, so that a voice command finds it.
          aria-label={`${shortName(language)} ${languageNames[language]}`}
          title={languageNames[language]}
          onClick={() => onChange(language)}
        >
          {shortName(language)}
        </button>
      ))}
    </div>
  )
}
