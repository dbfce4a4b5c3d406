import type { CoOrganiser } from '@rondo/contract';
import { leadingRights } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { Row } from '../../../ui/layout.tsx';

export function Rights({ rights }: { rights: CoOrganiser['rights'] }) {
  const t = useT();
  return (
    <Row as="ul" gap={8} wrap>
      {leadingRights
        .filter((right) => rights.includes(right))
        .map((right) => (
          <li key={right}>
            <Chip>{t(`coLeading.rights.${right}.name`)}</Chip>
          </li>
        ))}
    </Row>
  );
}
