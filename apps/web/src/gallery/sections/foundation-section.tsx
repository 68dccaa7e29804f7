import { Illustration } from '../../components/feedback/illustration.tsx'
import type { IllustrationName } from '../../components/feedback/illustration.tsx'
import { colourTokens, tokenValue, variableOfToken } from '../../components/theme/tokens.ts'
import classes from '../gallery.module.css'
import { Row, Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'

const illustrations: readonly IllustrationName[] = [
  'offline',
  'locked',
  'rejected',
  'empty',
  'done',
]
const shades = colourTokens.filter(token => token !== 'scrim')

/** Colours, faces, headings, illustrations. */
export function FoundationSection() {
  const words = useWords()
  return (
    <Specimens>
      <Specimen name="Colours" isWide>
        <ul className={classes.swatches}>
          {shades.map(token => (
            <li key={token} className={classes.swatch}>
              <span className={classes.chip} style={{ background: tokenValue(token) }} />
              {variableOfToken(token)}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <p style={{ fontSize: '2.5rem', lineHeight: '2.875rem', fontWeight: 600 }}>4 218 640</p>
        <h3 style={{ fontSize: '1.5rem', lineHeight: '2rem' }}>{words.newPayment}</h3>
        <h3>{words.company}</h3>
        <p>{words.purposeText}</p>
        <p style={{ fontSize: '0.8125rem', lineHeight: '1.125rem', color: 'var(--ink-3)' }}>
          {words.emptyText}
        </p>
      </Specimen>
      <Specimen name="Letters: Ө ө Ү ү Ң ң, equal digits">
        <p style={{ fontSize: '1.25rem', lineHeight: '1.75rem' }}>
          Өмүрбеков Үсөн, Ңарын · АБВГД · abc
        </p>
        <p
          style={{ fontVariantNumeric: 'tabular-nums', fontSize: '1.25rem', lineHeight: '1.75rem' }}
        >
          111 111,11
          <br />
          888 888,88
        </p>
      </Specimen>
      <Specimen name="Illustrations">
        <Row>
          {illustrations.map(name => (
            <Illustration key={name} name={name} size={96} />
          ))}
        </Row>
      </Specimen>
    </Specimens>
  )
}
