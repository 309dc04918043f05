-- The KPIs of a goal have an order, and readers of the targets need it.
create or replace view tracking_targets as
  select gk.organisation_id, gk.trackable_goal_id, gk.kpi_id, gk.baseline_period, gk.baseline_value, gk.target_on,
    gk.target_value, tg.active, tg.translations as goal_translations, gk.position
  from trackable_goal_kpis gk
  join tracking_goals tg on tg.organisation_id = gk.organisation_id and tg.id = gk.trackable_goal_id;
