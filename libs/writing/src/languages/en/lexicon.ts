import type { Lexicon } from '../schema.js';

export const lexicon: Lexicon = {
  stopWords: `a about above after again against all also always am an and another any anyone anything are aren't around as ask at away back be because
been before being below best better between big both bring but by call came can can't come could day days did didn't different do does doesn't
doing don't done down during each easy either else end enough especially even ever every everyone everything example far feel few find first five
follow following for found four from full further gave get gets getting give given go goes going good got great had hard has have haven't having he
help helped helpful helping helps her here hers him his how however i i'd i'll i'm i've if important in instead into is isn't it it's its itself just
keep kept kind know large last later least less let let's like likely little long look lot made main make makes making many may maybe me mean means
might month months more most much must my near need needed needs never new next no nor not nothing now of off often on once one ones only onto or
other others our ours out over own part per perhaps place point possible probably put quite rather really right said same say says see seem seems
set several shall she should simple simply since small so some someone something soon start started still such sure take taken takes tell ten than that that's the
their theirs them then there there's these they they're thing things think this those though three through time times to today together told too took
toward try trying two under until up upon us use used useful user-friendly using very via want wants was wasn't way ways we we'd we'll we're we've
week weeks well went were weren't what what's when where whether which while who whole whom whose why will with within without won't work worked
working works would wouldn't year years yes yet you you'd you'll you're you've your yours yourself number lots bit everything's able across among already
almost along although behind beyond towards towards currently current available early easier quickly clearly previously recently simply truly ready share shared
show shows shown turn turned happen happens happened become becomes became include includes including included create created creating creates provide provides
provided providing built build building learn learned write writes writing wrote written read reading run running`,
  commonWords:
    'the of and to in is that for it with as was are on this be by at from have you we our not or your they their an will can how what',
  brandsAsWords: [
    'continental',
    'intel',
    'slack',
    'stripe',
    'windows',
    'zoom',
    'telegram',
    'mercedes',
    'ford',
    'twitch',
  ],
  placesAsWords: ['essen', 'turin'],
  openers: `the a an this that these those there here it its he she we they you i my our your their his her in on at by for from to of with without
    within after before since when while where why what who which whose how if as although though because but and or so yet nor not no yes
    however moreover also then thus therefore meanwhile instead even only just both each every all any some many most few several one two three
    four five six seven eight nine ten first second third next last finally today now once during throughout until despite like unlike according about
    across over under through between among against another such other more less than too very let lets do does did is are was were will would
    can could should may might must have has had use using used read see learn find get make take give keep start stop try ask don't doesn't
    isn't can't won't it's that's there's we're you're they're here's what's i'm imagine meet discover check picture remember consider join
    follow share save comment subscribe click visit download explore introducing welcome thanks thank want need ready curious looking think
    watch listen hear tell say look notice note pro tip big small new old good great best real full early late recent total overall same own
    people everyone someone anyone nobody something everything nothing teams readers users customers companies well sure maybe perhaps please
    dear hi hello today's tomorrow yesterday always never often sometimes usually sadly luckily fortunately unfortunately clearly simply again
    further later earlier soon whether thread story lesson lessons takeaway bottom key why's who's part step chapter episode question answer day
    week month year inside behind besides beyond around along alongside near beware forget building making taking getting writing reading`,
};
