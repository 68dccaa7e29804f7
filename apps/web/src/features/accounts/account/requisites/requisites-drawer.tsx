import { useQuery } from '@tanstack/react-query'
import { IconPrinter, IconShare } from '@tabler/icons-react'
import type { Language } from '@tartip/domain/language'
import { languages } from '@tartip/domain/language'
import { useState } from 'react'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { CopyButton } from '../../../../components/controls/copy-button.tsx'
import { Tabs } from '../../../../components/controls/tabs.tsx'
import { Drawer } from '../../../../components/overlay/drawer.tsx'
import { useLanguage } from '../../../../lib/use-language.ts'
import { useMe } from '../../../../lib/use-me.ts'
import { ownBankQuery } from '../../account-queries.ts'
import type { Account } from '../../accounts-model.ts'
import classes from './requisites-drawer.module.css'
import { requisitesOf, requisitesText, requisitesTitle } from './requisites.ts'

interface RequisitesDrawerProps {
  account: Account
  opened: boolean
  onClose: () => void
}

const namesOfLanguages: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  ky: 'Кыргызча',
  en: 'English',
}

/** A sheet with the details of the account, in the language of whoever will pay by them. */
export function RequisitesDrawer({ account, opened, onClose }: RequisitesDrawerProps) {
  const { t } = useTranslation('accounts')
  const shown = useLanguage()
  const { currentContract: owner } = useMe()
  const [chosen, setChosen] = useState<Language>()
  const banks = useQuery({ ...ownBankQuery, enabled: opened })
  const language = chosen ?? shown
  const bank =
    banks.data?.find(one => one.bankCode === account.bic) ?? banks.data?.find(one => one.isHead)
  const requisites = requisitesOf(account, owner, bank?.name, language)
  const text = requisitesText(requisites)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t($ => $.requisites.title)}
      footer={
        <div className={classes.actions}>
          <CopyButton text={text} label={t($ => $.requisites.copy)} />
          <ShareButton title={requisitesTitle(language)} text={text} />
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t($ => $.requisites.print)}
          </Button>
        </div>
      }
    >
      <div className={classes.languages} data-no-print>
        <Tabs
          label={t($ => $.requisites.language)}
          value={language}
          tabs={languages.map(one => ({ value: one, label: namesOfLanguages[one] }))}
          onChange={setChosen}
        />
      </div>
      <div lang={language} className={classes.paper}>
        <h3>{requisitesTitle(language)}</h3>
        <dl className={classes.list}>
          {requisites.map(({ id, label, value }) => (
            <div key={id} className={classes.line}>
              <dt>{label}</dt>
              <dd className={id === 'account' || id === 'inn' ? classes.digits : undefined}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Drawer>
  )
}

/** The sharing of the device, where there is one; elsewhere copying does the same. */
function ShareButton({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('accounts')
  if (typeof navigator.share !== 'function') return null
  const share = () => {
    // Closing the sheet of the device rejects, and that is no failure.
    navigator.share({ title, text }).catch(() => undefined)
  }
  return (
    <Button variant="default" leftSection={<IconShare size={18} aria-hidden />} onClick={share}>
      {t($ => $.requisites.share)}
    </Button>
  )
}
