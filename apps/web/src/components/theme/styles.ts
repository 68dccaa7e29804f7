/** What every page needs before anything else: colours, faces, ground rules. */
import './tokens.css'
import './fonts.css'
import './global.css'
import './choices.css'
import './high-contrast.css'
