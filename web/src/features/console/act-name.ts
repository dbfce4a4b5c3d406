import { useCallback } from 'react';
import { useT } from '../../platform/i18n.tsx';

const known = [
  'user_change',
  'user_look',
  'user_log_out',
  'user_recovery',
  'game_feature',
  'game_give',
  'game_cancel',
  'game_co_organiser',
  'game_edit',
  'game_offer_pass',
  'game_create',
  'game_teams',
  'game_draw',
  'game_check_in',
  'game_regular',
  'venue_photo',
  'community_create',
  'community_change',
  'community_edit',
  'community_feature',
  'community_admin',
  'community_look',
  'community_requests',
  'community_remove_member',
  'community_news',
  'community_invitation',
  'community_label',
  'community_tag',
  'community_give_tag',
  'cities_replace',
  'enquiry_look',
  'enquiry_assign',
  'enquiry_close',
  'enquiry_answer',
  'application_approve',
  'application_decline',
  'list_look',
  'promocode_create',
  'promocode_change',
  'promocode_look',
  'order_resolve',
  'payout_make',
  'payout_file',
  'payout_settle',
  'payout_confirm',
  'payout_undo',
  'journal_look',
  'correction_propose',
  'correction_approve',
  'correction_decline',
  'message_look',
  'message_write',
  'message_decide',
  'message_send_again',
  'newsletter_remove',
  'job_run',
  'no_show_uphold',
  'no_show_mark',
  'no_show_keep',
  'no_show_take_back',
] as const;

/** The words of an act in the log; its name there, if there are none. */
export function useActName(): (action: string) => string {
  const t = useT();
  return useCallback(
    (action) => {
      const name = known.find((one) => one === action.replace('.', '_'));
      return name ? t(`console.acts.${name}`) : action;
    },
    [t],
  );
}
