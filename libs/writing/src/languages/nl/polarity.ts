import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: 'stegen|steeg|gestegen|stijg(?:t|ing)|groei\\p{L}*|gegroeid|toegenomen|toename',
  down: 'daal(?:de|den|t)|gedaald|daling|afgenomen|afname|zakte|gekrompen',
  more: 'meer|langer|hoger|groter|duurder',
  less: 'minder|korter|lager|goedkoper|eerder',
};
