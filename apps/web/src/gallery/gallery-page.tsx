import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { LanguageSwitch } from '../components/controls/language-switch.tsx'
import { Logo } from '../components/controls/logo.tsx'
import { ThemeSwitch } from '../components/controls/theme-switch.tsx'
import { ToastHost } from '../components/feedback/toast-host.tsx'
import { chooseLanguage } from '../lib/i18n.ts'
import { useTranslation } from '../lib/use-translation.ts'
import classes from './gallery.module.css'
import { ChartSection } from './sections/chart-section.tsx'
import { ControlSection } from './sections/control-section.tsx'
import { FeedbackSection } from './sections/feedback-section.tsx'
import { FieldSection } from './sections/field-section.tsx'
import { FoundationSection } from './sections/foundation-section.tsx'
import { LongTableSection } from './sections/long-table-section.tsx'
import { OverlaySection } from './sections/overlay-section.tsx'
import { TableSection } from './sections/table-section.tsx'
import { TextSection } from './sections/text-section.tsx'

const sections: Readonly<Record<string, ComponentType>> = {
  foundations: FoundationSection,
  controls: ControlSection,
  texts: TextSection,
  fields: FieldSection,
  tables: TableSection,
  overlays: OverlaySection,
  feedback: FeedbackSection,
  charts: ChartSection,
}

/** Sections that are opened by their name only: too long to stand among the others. */
const apart: Readonly<Record<string, ComponentType>> = { 'long-table': LongTableSection }

/** All parts under each other, or one section of them. */
export function GalleryPage({ only }: { only: string | undefined }) {
  const { i18n } = useTranslation('common')
  const named = only === undefined ? undefined : (sections[only] ?? apart[only])
  const shown =
    only === undefined ? Object.entries(sections) : named ? [[only, named] as const] : []
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Logo withName />
        <nav aria-label="Sections" className={classes.nav}>
          {Object.keys({ ...sections, ...apart }).map(name => (
            <a key={name} href={`?only=${name}&lang=${i18n.language}`}>
              {name}
            </a>
          ))}
        </nav>
        <LanguageSwitch onChange={language => void chooseLanguage(i18n, language)} />
        <ThemeSwitch />
      </header>
      <main className={classes.main}>
        <h1>Gallery of parts</h1>
        <Suspense>
          {shown.map(([name, Section]) => (
            <section key={name} id={name} className={classes.section} aria-labelledby={`${name}-h`}>
              <h2 id={`${name}-h`}>{name}</h2>
              <Section />
            </section>
          ))}
        </Suspense>
      </main>
      <ToastHost />
    </div>
  )
}
